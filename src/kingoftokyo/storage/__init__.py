"""Games and cards on the disk: folders, atomic writes, and the files of saves, records and own cards."""
