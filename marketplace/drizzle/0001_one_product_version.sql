-- contracts: no service since the first release reads this column: `version` is the only version of a product.
ALTER TABLE "products" DROP COLUMN "edit_version";
