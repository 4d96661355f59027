DROP INDEX "item_figures_window";--> statement-breakpoint
CREATE INDEX "item_figures_window" ON "item_figures" USING btree ("hours","as_of");