-- Posts balances with the rights of the owner: the program itself may not write rows of the ledger again.
alter function post_ledger_entry() security definer set search_path = public, pg_temp;
