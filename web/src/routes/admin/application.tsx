import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { graphql } from '#gql/gql.ts';
import { ApplicationBadge, ApplicationDetail } from '#shops/applications/application-detail.tsx';
import { DecideButtons } from '#shops/applications/decide-buttons.tsx';

const ApplicationDocument = graphql(`
  query Application($id: ID!) {
    viewer {
      admin {
        application(id: $id) {
          id
          state
          shopName
          idDocument
          passportPicture
          ...ApplicationDetail_application
        }
      }
    }
  }
`);

export function ApplicationScreen() {
  const { id = '' } = useParams();
  // Every view is logged and the links expire soon, so the cache is not used.
  const { data, ...query } = useQuery(ApplicationDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const application = data?.viewer?.admin?.application;
  return (
    <AdminDetail
      list={{ to: '/admin/applications', label: 'All applications' }}
      heading={application?.shopName ?? 'Seller application'}
      badge={application && <ApplicationBadge state={application.state} />}
      missing="Application not found"
      query={{ data, ...query }}
    >
      {application && (
        <>
          <ApplicationDetail application={application} />
          <DecideButtons
            id={application.id}
            state={application.state}
            hasDocuments={Boolean(application.idDocument && application.passportPicture)}
          />
        </>
      )}
    </AdminDetail>
  );
}
