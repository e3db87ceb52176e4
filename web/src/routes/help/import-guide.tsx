import { importColumnNames, importColumns, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { ImportTemplate } from '#catalog/bulk/import-template.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';

/** How sellers write files of products. */
export function ImportGuideScreen() {
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <PageMeta
        title="Import products from a spreadsheet"
        description="Columns, examples, faults and limits of product files: add and change many products at once, with sizes and colours."
        canonical="/help/imports"
      />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          Import products from a spreadsheet
        </h1>
        <p className="text-muted">
          Write your products in a spreadsheet, save it as CSV, and import it. You see what will change before anything
          does.
        </p>
      </div>
      <div className="flex flex-col items-start gap-3">
        <Link to="/dashboard/shop/products/import" className={buttonStyle({ tone: 'secondary' })}>
          Import products
        </Link>
        <ImportTemplate />
      </div>
      <div>
        <Steps />
        <Columns />
        <Variants />
        <Faults />
        <Limits />
      </div>
    </div>
  );
}

function Steps() {
  const steps = [
    'Download the template, or export your own products.',
    'Fill in one line for each product. The first line names the columns; leave out those that you do not need.',
    'Save the table as CSV. To send pictures with it, put them and the CSV file into one zip file.',
    'Choose the file. We check each line and show what it adds and changes, and what is wrong.',
    'Press Import. Lines with a fault are left out; correct them and import the same file again.',
  ];
  return (
    <Disclosure level={2} heading="Step by step" open id="steps">
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3">
        Empty cells leave a product as it is, except for compare_at_price. A line with the SKU or the slug of one of
        your products changes it; any other line adds one. An exported file can be imported again and changes nothing.
      </p>
    </Disclosure>
  );
}

function Columns() {
  return (
    <Disclosure level={2} heading="Columns" open id="columns">
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {importColumnNames.map((name) => (
          <div key={name} className="contents">
            <dt className="font-medium text-text">{name}</dt>
            <dd>{importColumns[name]}</dd>
          </div>
        ))}
        <dt className="font-medium text-text">{specificationPrefix}…</dt>
        <dd>A specification of the category, such as spec:brand.</dd>
      </dl>
    </Disclosure>
  );
}

const example = [
  ['sku', 'name', 'price', 'stock', 'option1_name', 'option1_value', 'option2_name', 'option2_value'],
  ['SN-41-B', 'Sneakers', '180.00', '6', 'Size', '41', 'Colour', 'Black'],
  ['SN-41-R', 'Sneakers', '180.00', '2', 'Size', '41', 'Colour', 'Red'],
  ['SN-42-B', 'Sneakers', '190.00', '4', 'Size', '42', 'Colour', 'Black'],
] as const;

function Variants() {
  const [head, ...lines] = example;
  const rules = [
    'Repeat the name, or the slug, in each line of the product, and keep its lines together.',
    'Price, earlier price, stock, SKU and picture belong to each line. Description, category, pictures and specifications are needed in the first line only; other lines may leave them empty or repeat them.',
    'Variants are found by their SKU, or by their option values. To add a size to a product that you have already, write its slug in the line.',
    'To change prices or stock alone, the SKU of each variant is enough: the columns sku, price and stock.',
    'Variants that the file does not name stay as they are. To remove one, or to switch it off, edit the product.',
    'A product is imported with all its lines or not at all.',
  ];
  return (
    <Disclosure level={2} heading="Sizes, colours and other variants" open id="variants">
      <p>A product with variants has one line for each of them:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys must reach what scrolls. */}
      <section tabIndex={0} aria-label="Example of a product with variants" className="my-3 overflow-x-auto">
        <table className="whitespace-nowrap text-sm">
          <thead>
            <tr className="border-line border-b">
              {head.map((name) => (
                <th key={name} scope="col" className="p-2 text-start font-medium text-text">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells) => (
              <tr key={cells[0]} className="border-line border-b">
                {cells.map((cell, index) => (
                  <td key={head[index]} className="p-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

const faults = [
  [texts.optionValueMissing, 'Fill in the value in the line that we name, such as 42.'],
  [texts.optionsTwice(2), 'Two lines are about the same variant. Remove one of them.'],
  [texts.contradicts(2), 'Write the same in both lines, or leave one of the cells empty.'],
  [texts.optionsNotTogether(2), 'Sort the table by name, so that the lines of a product follow each other.'],
  [texts.variantUnnamed, 'Export your products to see their options and SKUs.'],
  [texts.skuTaken, 'Each product and each variant has its own SKU.'],
  [texts.categoryUnknown, 'Export a product of this category, and copy what it has.'],
  [catalogTexts.variantPicture, 'Add the picture to the column pictures of the first line, too.'],
  [texts.lineLeftOut(2), 'Correct the other line. This one is right.'],
] as const;

function Faults() {
  return (
    <Disclosure level={2} heading="Faults and what to do" open={false} id="faults">
      <p className="mb-3">Each fault names its line and its column. You can download all of them as a file.</p>
      <dl className="flex flex-col gap-3">
        {faults.map(([fault, advice]) => (
          <div key={fault}>
            <dt className="font-medium text-text">{fault}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

function Limits() {
  const rules = [
    `A CSV file has at most ${wholeNumber(limits.rows)} lines and ${megabytes(limits.csvBytes)}, a zip file ${megabytes(limits.zipBytes)} and ${wholeNumber(limits.zipEntries)} files.`,
    `A product has at most ${catalogLimits.optionsMax} options and ${catalogLimits.variantsMax} variants, and ${catalogLimits.imagesMin} to ${catalogLimits.imagesMax} pictures of at most 5 MB.`,
    `You can import ${limits.importsPerDay} files a day, one at a time, and ${wholeNumber(limits.importedPicturesPerDay)} pictures a day.`,
    `Imports and their faults are stored for ${limits.importsStoredDays} days.`,
  ];
  return (
    <Disclosure level={2} heading="Limits" open={false} id="limits">
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
