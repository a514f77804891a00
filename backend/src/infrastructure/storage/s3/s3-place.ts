import { ConfigError } from '../../config/config.js';

/** Who calls an S3 service, and in which region its bucket lies. */
interface S3Credentials {
  accessKey: string;
  secretKey: string;
  region: string;
}

/** A bucket of an S3 service, and the product's folder in it. */
export interface S3Place {
  origin: string;
  bucket: string;
  /** The folders above the product's files; none where they are at the top of the bucket. */
  above: readonly string[];
  credentials: S3Credentials;
}

const USUAL_REGION = 'us-east-1';

/**
 * Parses a STORAGE with a bucket: `s3:https://KEY:SECRET@host/bucket/folder?region=us-east-1`.
 * @throws ConfigError for anything else
 */
export function readS3Place(storage: string): S3Place {
  const url = URL.parse(storage.slice('s3:'.length));
  const [bucket, ...above] = (url?.pathname ?? '').split('/').filter(Boolean).map(decodeURIComponent);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket)
    throw new ConfigError(
      'STORAGE must look like s3:https://KEY:SECRET@host/bucket?region=us-east-1, with %2F for each / of the secret',
    );
  return {
    origin: url.origin,
    bucket,
    above,
    credentials: {
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? USUAL_REGION,
    },
  };
}
