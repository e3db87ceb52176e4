#!/bin/sh
# PostgreSQL runs this once, when it initialises its data. psql quotes the password, so it may hold any character.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$MARKETPLACE_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role besesaka login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database besesaka owner besesaka;
revoke connect on database besesaka from public;
SQL
