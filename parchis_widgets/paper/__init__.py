"""What is printed: boards, pieces, rules and a teacher's plan, as PDFs that are true to scale."""
