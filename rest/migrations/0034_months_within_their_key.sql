-- The months of a few dealers among many are read from the index alone, where they lie together: in the table each is on a
-- page of its own. Any change of a month writes its other indexes anyway.
ALTER TABLE sales_months DROP CONSTRAINT sales_months_dealer_id_month_pk,
  ADD CONSTRAINT sales_months_dealer_id_month_pk PRIMARY KEY (dealer_id, month) INCLUDE (quantity, fleet_quantity, amount);
