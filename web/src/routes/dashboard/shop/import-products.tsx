import { useQuery } from '@apollo/client/react';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ImportCard, isRunning } from '#catalog/bulk/import-card.tsx';
import { ImportTemplate } from '#catalog/bulk/import-template.tsx';
import { ImportUpload } from '#catalog/bulk/import-upload.tsx';
import { ProductImportFragment } from '#catalog/bulk/product-import-fragment.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { useLive } from '#platform/network/use-live.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ProductImportsDocument = graphql(`
  query ProductImports {
    viewer {
      productImports {
        id
        ...ProductImport_import
      }
    }
  }
`);

/** The cache keeps imports by their ids, so what is shown follows. */
const ImportChangedSubscription = graphql(`
  subscription ImportChanged {
    importChanged {
      productImport {
        id
        ...ProductImport_import
      }
    }
  }
`);

/** Where no socket is, progress is asked for. */
const askEveryMs = 5000;

export function ImportProductsScreen() {
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        Import and export
      </h1>
      <RequireRole needed="seller">
        <ImportProducts />
      </RequireRole>
    </div>
  );
}

function ImportProducts() {
  const query = useQuery(ProductImportsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, refetch, startPolling, stopPolling } = query;
  const list = data?.viewer?.productImports;
  const again = () => void refetch().catch(() => {});
  useLive(
    ImportChangedSubscription,
    {},
    {
      onData: ({ importChanged }) => {
        const id = importChanged?.productImport.id;
        // Another tab began one.
        if (id && !list?.some((one) => one.id === id)) again();
      },
    },
  );
  const [newest] = list ?? [];
  const running = newest ? isRunning(readFragment(ProductImportFragment, newest)) : false;
  useEffect(() => {
    if (!running) return;
    startPolling(askEveryMs);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  useAskAgain(running, again);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
      <section aria-labelledby="import" className="flex flex-col gap-3">
        <h2 id="import" className="text-lg">
          Import
        </h2>
        <ImportUpload blocked={running ? texts.running : undefined} renewSession={refetch} onUploaded={again} />
        <Loaded query={query} data={list} skeleton={null} failed={texts.loadFailed}>
          {() => newest && <ImportCard key={newest.id} productImport={newest} />}
        </Loaded>
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-base">The file</h3>
          <Link to="/help/imports" className="tap-line font-medium text-brand">
            How to write the file
          </Link>
        </div>
        <ImportTemplate />
      </section>
      <section aria-labelledby="export" className="flex flex-col items-start gap-2">
        <h2 id="export" className="text-lg">
          Export
        </h2>
        <p className="text-muted">All your products as a CSV file. Change it in a spreadsheet and import it again.</p>
        <a href="/api/my-products/export" download className={buttonStyle({ tone: 'secondary', size: 'small' })}>
          <Download aria-hidden="true" className="size-4" />
          Download my products
        </a>
      </section>
    </div>
  );
}
