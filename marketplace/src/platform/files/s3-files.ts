import { AwsClient } from 'aws4fetch';
import { checkKey, contentTypeOf, type FileArea, type Files } from './files.ts';

export interface S3Options {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 15_000;

/** Files in one bucket of an S3-compatible store. The area is the first part of the key. */
export function createS3Files({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Options): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto', retries: 2 });
  const call = async (method: string, area: FileArea, key: string, init: RequestInit = {}) => {
    const url = `${endpoint}/${bucket}/${area}/${checkKey(key)}`;
    const response = await client.fetch(url, { ...init, method, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${method} ${area}/${key}`);
  };
  return {
    put: async (area, key, { body, contentType }) => {
      const response = await call('PUT', area, key, { body, headers: { 'content-type': contentType } });
      await response.body?.cancel();
      if (response.status === 404) throw new Error(`The bucket ${bucket} does not exist`);
    },
    get: async (area, key) => {
      const response = await call('GET', area, key);
      const body = new Uint8Array(await response.arrayBuffer());
      if (response.status === 404) return null;
      return { body, contentType: response.headers.get('content-type') ?? contentTypeOf(key) };
    },
    has: async (area, key) => (await call('HEAD', area, key)).status !== 404,
    remove: async (area, key) => void (await (await call('DELETE', area, key)).body?.cancel()),
  };
}
