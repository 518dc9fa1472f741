-- The problems of a preview outlive a failover: the file of all errors is made of them after the check. Only bad rows have any.
ALTER TABLE "import_problems" SET LOGGED;
