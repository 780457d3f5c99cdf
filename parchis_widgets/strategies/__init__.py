"""Who decides: the advice that a source gives."""
