import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { detectFileType, toFileName } from '~backend/platform/file-type'
import { ApiError, invalidField, notFound, tooManyRequests } from '~backend/platform/http/errors'
import {
  type ConversationSide,
  MAX_FILES_A_DAY,
  MAX_MESSAGE_FILE_BYTES,
  MESSAGE_FILE_FIELDS,
} from '~contract/conversations'
import type { ConversationRow } from './conversation-row'

/** Maximum size of all files of messages together, in bytes; guests can send some, too. */
const MAX_STORED_BYTES = 5_000_000_000
const HOUR_SECONDS = 3_600

/** Encodes a picture anew, without metadata. Returns undefined for a damaged or foreign file. */
export type EncodePicture = (
  content: Buffer,
) => Promise<{ content: Buffer; width: number; height: number } | undefined>

export interface MessageFile {
  name: string
  mediaType: 'image/jpeg' | 'application/pdf'
  content: Buffer
  width: number | null
  height: number | null
}

/** Returns the uploaded files by the names of their fields. */
export function pickMessageFiles(sent: ReadonlyMap<string, File>): [field: string, file: File][] {
  return MESSAGE_FILE_FIELDS.flatMap((field) => {
    const file = sent.get(field)
    return file ? [[field, file] as [string, File]] : []
  })
}

/**
 * Checks files by their content and encodes pictures.
 * @throws ApiError 422 for a file that is too large or is neither PDF nor picture
 */
export async function readMessageFiles(
  sent: readonly [field: string, file: File][],
  encodePicture: EncodePicture,
): Promise<MessageFile[]> {
  const files: MessageFile[] = []
  // One at a time, to limit memory.
  for (const [field, file] of sent) {
    if (file.size > MAX_MESSAGE_FILE_BYTES) throw invalidField(field, 'is too large')
    const read = await readFile(file, encodePicture)
    if (!read) throw invalidField(field, 'must be a PDF or a picture')
    files.push(read)
  }
  return files
}

async function readFile(file: File, encodePicture: EncodePicture): Promise<MessageFile | undefined> {
  const content = Buffer.from(await file.arrayBuffer())
  const type = detectFileType(content)
  if (type?.mediaType === 'application/pdf')
    return {
      name: toFileName(file.name, type),
      mediaType: type.mediaType,
      content,
      width: null,
      height: null,
    }
  const picture = await encodePicture(content)
  const jpeg = { mediaType: 'image/jpeg' as const, ending: 'jpg' }
  return picture && { name: toFileName(file.name, jpeg), mediaType: jpeg.mediaType, ...picture }
}

/**
 * Stores the files of a message.
 * @throws ApiError 429 over the limit of the day, 413 if the quota of all files is used up
 */
export async function addMessageFiles(
  transaction: Db,
  { row, side, messageId }: { row: ConversationRow; side: ConversationSide; messageId: number },
  files: readonly MessageFile[],
): Promise<void> {
  if (files.length === 0) return
  for (const [position, { name, mediaType, content, width, height }] of files.entries())
    await transaction.query(
      `insert into conversation_files (message_id, position, name, media_type, width, height, size, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [messageId, position, name, mediaType, width, height, content.length, content],
    )
  const { rows } = await transaction.query<{ today: number; stored: number }>(
    `select (select count(*)::int from conversation_files f
             join conversation_messages m on m.id = f.message_id and m.side = $2
             join conversations c on c.id = m.conversation_id
             where f.created_at > now() - interval '1 day'
               and case when $3::int is null then c.id = $1
                        when $2 = 'owner' then c.owner_id = $3 else c.seeker_id = $3 end) as today,
            (select coalesce(sum(size), 0)::bigint from conversation_files) as stored`,
    [row.id, side, side === 'owner' ? row.owner_id : row.seeker_id],
  )
  const { today = 0, stored = 0 } = rows[0] ?? {}
  if (today > MAX_FILES_A_DAY) throw tooManyRequests(HOUR_SECONDS)
  if (Number(stored) > MAX_STORED_BYTES) throw new ApiError(413, 'There is no room for files')
}

/**
 * Finds a file of a conversation that the caller may read.
 * @throws ApiError 404
 */
export async function findMessageFile(
  db: Db,
  conversationId: string,
  fileId: string,
): Promise<{ name: string; media_type: MessageFile['mediaType']; content: string }> {
  const { rows } = await db.query<
    Row<'conversation_files', 'name' | 'content'> & { media_type: MessageFile['mediaType'] }
  >(
    `select f.name, f.media_type, f.content
     from conversation_files f join conversation_messages m on m.id = f.message_id
     where f.id = $1 and m.conversation_id = $2`,
    [fileId, conversationId],
  )
  if (!rows[0]) throw notFound('File')
  return { ...rows[0], content: rows[0].content.toString('base64') }
}
