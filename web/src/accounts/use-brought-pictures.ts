import { useApolloClient } from '@apollo/client/react';
import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import { sendUpload } from '#platform/uploads/send-upload.ts';
import { useUploads } from '#platform/uploads/use-uploads.ts';
import { UserDocument } from './viewer.ts';

/** The pictures of a form, each uploaded as soon as it is shrunk. Any GraphQL response renews the session. */
export function useBroughtPictures(purpose: UploadPurpose, max: number) {
  const client = useApolloClient();
  const renewSession = () => client.query({ query: UserDocument, fetchPolicy: 'network-only' });
  return useUploads({
    purpose,
    max,
    send: (picture, sending) => sendUpload(picture, { purpose, renewSession, ...sending }),
  });
}

export type BroughtPictures = ReturnType<typeof useBroughtPictures>;
