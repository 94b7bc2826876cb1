"""The results of a tournament as text, HTML, plots and rows for spreadsheets."""
