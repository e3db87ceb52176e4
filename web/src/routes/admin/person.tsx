import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { PersonDetail } from '#admin/people/person-detail.tsx';
import { PersonNotes } from '#admin/people/person-notes.tsx';
import { PersonSessions } from '#admin/people/person-sessions.tsx';
import { SuspensionActions } from '#admin/people/suspension-actions.tsx';
import { graphql } from '#gql/gql.ts';

const PersonRecordDocument = graphql(`
  query PersonRecord($id: ID!) {
    viewer {
      admin {
        person(id: $id) {
          id
          fullName
          ...SuspensionActions_person
          ...PersonDetail_person
          ...PersonSessions_person
          ...PersonNotes_person
        }
      }
    }
  }
`);

export function PersonScreen() {
  const { id = '' } = useParams();
  // Every view is logged, so the cache is not used.
  const { data, ...query } = useQuery(PersonRecordDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const person = data?.viewer?.admin?.person;
  return (
    <AdminDetail
      list={{ to: '/admin/people', label: 'All people' }}
      heading={person?.fullName ?? 'Person'}
      missing="Person not found"
      query={{ data, ...query }}
    >
      {person && (
        <>
          <SuspensionActions person={person} />
          <PersonDetail person={person} />
          <PersonNotes key={person.id} person={person} />
          <PersonSessions person={person} />
        </>
      )}
    </AdminDetail>
  );
}
