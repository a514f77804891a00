import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Disk, KeyNormalizer } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { ConfigError } from '../../config/config.js';
import { FileStorage, type MoveIn } from '../file-storage.js';

/** A bucket of an S3 service, the product's folder in it, and who calls the service. */
type S3Place = ReturnType<typeof readS3Place>;

const USUAL_REGION = 'us-east-1';

/**
 * Parses a STORAGE with a bucket: `s3:https://KEY:SECRET@host/bucket/folder?region=us-east-1`.
 * @throws ConfigError for anything else
 */
export function readS3Place(storage: string) {
  const url = URL.parse(storage.slice('s3:'.length));
  const [bucket, ...above] = (url?.pathname ?? '').split('/').filter(Boolean).map(decodeURIComponent);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket)
    throw new ConfigError(
      'STORAGE must look like s3:https://KEY:SECRET@host/bucket?region=us-east-1, with %2F for each / of the secret',
    );
  return {
    origin: url.origin,
    bucket,
    /** The folders above the product's files; none where they are at the top of the bucket. */
    above,
    credentials: {
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? USUAL_REGION,
    },
  };
}

/** How long the service may take until a connection stands, and until it begins to answer. */
const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** What the driver would write to the console beside the error that it throws. */
const quiet = (): void => undefined;
const SILENT = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

/**
 * Files in a bucket of any S3 service, which is addressed by path. A file is there once it has arrived whole.
 * @throws ConfigError when the folder has a name that flydrive wouldn't find again
 */
export function openBucket({ origin, bucket, above, credentials }: S3Place): FileStorage {
  const driver = new S3Driver({
    endpoint: origin,
    forcePathStyle: true,
    region: credentials.region,
    credentials: { accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
    bucket,
    visibility: 'private',
    maxAttempts: 2,
    requestHandler: PATIENCE,
    logger: SILENT,
    // not every S3 service supports these
    supportsACL: false,
    expectContinueHeader: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(driver);
  const moveIn: MoveIn = async (path, key) => {
    const facts = { ContentLength: (await stat(path)).size, ContentMD5: await md5Of(path) };
    const content = createReadStream(path);
    await disk.putStream(key, content, facts).finally(() => content.destroy());
    await rm(path, { force: true }).catch(() => undefined); // what stays is swept at night
  };
  return new FileStorage(disk, moveIn, folderOf(above));
}

function folderOf(above: readonly string[]): string {
  if (above.length === 0) return '';
  const folder = above.join('/');
  if (!isPlain(folder))
    throw new ConfigError(
      'The folder that STORAGE names behind the bucket may have letters, digits, -, _, ! and single spaces',
    );
  return `${folder}/`;
}

/** Whether flydrive leaves the name of a folder as it is. */
function isPlain(folder: string): boolean {
  try {
    return new KeyNormalizer().normalize(folder) === folder;
  } catch {
    return false;
  }
}

/** What every S3 service compares what it got with; it is signed with the call, the content isn't. */
async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
