import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error'

const CHUNK_BYTES = 2 ** 20
const MANIFEST_FILE = 'backup.json'

/** Parts of a backup, by the names of their folders. */
export const FILE_PARTS = ['photos', 'profile-pictures', 'form-files'] as const
export type FilePart = (typeof FILE_PARTS)[number]

const Digest = z.object({ count: z.number(), bytes: z.number(), sha256: z.string() })
export type Digest = z.output<typeof Digest>

/** Contents of a finished backup. It is written last, so an interrupted backup has none. */
const Manifest = z.object({
  format: z.literal(1),
  finishedAt: z.string(),
  /** Identity of the marketplace, which its folders and buckets have too. */
  identity: z.string(),
  /** Number of the last migration. */
  migration: z.number(),
  database: z.object({
    kind: z.enum(['embedded', 'dump']),
    /** Major version of PostgreSQL. */
    version: z.number(),
    /** Platform of the server's files, such as `linux-x64`; a dump fits every platform. */
    platform: z.string(),
    digest: Digest,
  }),
  files: z.record(z.enum(FILE_PARTS), Digest),
})
export type Manifest = z.output<typeof Manifest>

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
}

/** @throws BackupError for a folder without a finished backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new BackupError(
      `${folder} has no ${MANIFEST_FILE}, so it holds no backup, or one that was interrupted.`,
    )
  const parsed = Manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new BackupError(`${join(folder, MANIFEST_FILE)} is damaged, or of another version.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Digests all files below a folder, with their names. A missing folder has no files. */
export async function digestFolder(folder: string): Promise<Digest> {
  const total = createHash('sha256')
  let bytes = 0
  let count = 0
  for (const name of (await listFiles(folder)).sort()) {
    const hash = createHash('sha256')
    // A dump may be larger than the memory, and most other files are small.
    for await (const chunk of createReadStream(join(folder, name), { highWaterMark: CHUNK_BYTES })) {
      hash.update(chunk)
      bytes += chunk.length
    }
    total.update(`${name}\n${hash.digest('hex')}\n`)
    count += 1
  }
  return { count, bytes, sha256: total.digest('hex') }
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files: string[] = []
  for (const name of names) if ((await stat(join(folder, name))).isFile()) files.push(name)
  return files
}

/** @throws BackupError if a file is missing, added or changed since the backup */
export async function requireComplete(folder: string, { database, files }: Manifest): Promise<void> {
  const parts: [string, Digest][] = [['database', database.digest], ...Object.entries(files)]
  for (const [part, expected] of parts) {
    const found = await digestFolder(join(folder, part))
    if (found.sha256 === expected.sha256) continue
    throw new BackupError(
      `The part "${part}" of ${folder} is incomplete or changed: it has ${found.count} files of ${expected.count}, ` +
        `${found.bytes} bytes of ${expected.bytes}. Nothing was restored.`,
    )
  }
}
