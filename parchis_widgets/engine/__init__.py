"""What happens: candidates, vetoes, duties and effects over a small mutable core."""
