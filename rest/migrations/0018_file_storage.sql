CREATE TABLE "file_storage" (
	"id" text collate "C" PRIMARY KEY NOT NULL
);
