import { ApolloLink, type Observable } from '@apollo/client';
import { finalize, shareReplay } from 'rxjs';

let changes = 0;

/** A write was answered, or news came: whatever was asked for before may not know of it. */
export function somethingChanged(): void {
  changes++;
}

/**
 * Equal reads that are on their way together are one request. Apollo joins them too, but does not ask when each was
 * sent: after a write it would take for fresh what was asked for before it.
 */
export function joinReads(link: ApolloLink): ApolloLink {
  const onTheirWay = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType !== 'query') return link.request(operation, forward);
    const name = JSON.stringify([changes, operationName, variables]);
    const known = onTheirWay.get(name);
    if (known) return known;
    const read = link.request(operation, forward).pipe(
      finalize(() => onTheirWay.delete(name)),
      shareReplay({ refCount: true }),
    );
    onTheirWay.set(name, read);
    return read;
  });
}
