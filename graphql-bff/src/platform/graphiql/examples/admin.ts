import type { Example } from './demo.ts';

/** Who may sell, and what admins did. */
export const adminExamples: readonly Example[] = [
  {
    query: `# Who wants to sell? Log in first, by the button above: admin@besesaka.test, Akwaaba#2026
query AdminLooks {
  viewer {
    admin {
      applications(state: PENDING) {
        totalCount
        edges { node { id shopName ownerName idKind createdAt } }
      }
    }
  }
}
`,
  },
  {
    query: `# Lets somebody sell: put in the id of an application that AdminLooks shows.
mutation AdminDecides($application: ID!) {
  decideApplication(input: { id: $application, decision: VERIFY }) {
    ... on SellerApplication { shopName state decidedAt }
    ... on Failure { code message }
  }
}
`,
    variables: { application: 'ID-OF-AN-APPLICATION' },
  },
  {
    query: `# Who looked at what, and who did what?
query AuditLog {
  viewer {
    admin {
      waiting { applications cases messages }
      audit(filter: { act: "shops.application" }) {
        totalCount
        edges { node { createdAt actorName act subjectId details } }
      }
    }
  }
}
`,
  },
];
