import { join } from 'node:path'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { addUploadedPhoto } from '~backend/statement-drafts/photos/add-uploaded-photo'
import type { MadePhoto } from '~backend/statement-drafts/photos/make-photo'
import { toPhotoPath } from '~backend/statement-drafts/photos/photo-path'
import type { PhotoStore } from '~backend/statement-drafts/photos/photo-store'
import { packImages } from '~backend/statements/packed-images'
import type { PhotoNotes } from '~contract/statement-photos'
import { LAND_TYPE_ID } from '~contract/statements'

const FILES = ['hillside', 'mountains', 'sunset', 'stream']

/** Attribution required by the licence; see `photographs/SOURCE.md`. */
const CAPTION = '© Aitzol Berasategi, CC BY 4.0'

const MAX_STATEMENTS = 60

const HOUR_MS = 3_600_000

interface Photographs {
  photos: Pick<PhotoStore, 'makePhoto' | 'storage'>
  folder: string
}

/**
 * Adds real photographs to the drawings of plots of land, processed like owners' uploads.
 * Runs once: a database that has some is unchanged.
 */
export function createPhotographsJob(pool: pg.Pool, { photos, folder }: Photographs): Job {
  return {
    name: 'demo_photographs',
    intervalMs: HOUR_MS,
    maxDurationMs: HOUR_MS,
    async run() {
      const plots = await listPlots(pool)
      if (plots.length === 0) return undefined
      const made: MadePhoto[] = []
      for (const file of FILES) {
        const result = await photos.makePhoto({ source: join(folder, `${file}.jpg`) })
        if ('refusal' in result) throw new Error(`${file} is ${result.refusal}`)
        await photos.storage.write(result.photo.files)
        made.push(result.photo)
      }
      await showPhotographs(pool, plots, made)
      return undefined
    },
  }
}

/** Lists plots; empty if any has a photograph. */
async function listPlots(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from statements
     where real_estate_type_id = $1 and is_public
       and not exists (select from statement_photos p join statements s on s.id = p.statement_id
                       where s.photo_notes::text like '%' || $2 || '%')
     order by id desc limit $3`,
    [LAND_TYPE_ID, CAPTION, MAX_STATEMENTS],
  )
  return rows.map(({ id }) => id)
}

async function showPhotographs(
  pool: pg.Pool,
  plots: readonly number[],
  made: readonly MadePhoto[],
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    for (const photo of made)
      await addUploadedPhoto(transaction, toPhotoPath(photo.name), photo, photo.warnings)
    for (const [index, id] of plots.entries()) {
      // Two different photographs a plot, so that the gallery has more than one.
      const shown = [index, index + 1 + (index % 2)].map((turn) => made[turn % made.length] as MadePhoto)
      const images = shown.map((photo, place) => ({
        path: toPhotoPath(photo.name),
        width: photo.width,
        height: photo.height,
        is_main: place === 0,
      }))
      const notes: PhotoNotes = Object.fromEntries(
        images.map(({ path }) => [path, { caption: CAPTION, kind: 'photo' }]),
      )
      await transaction.query(
        `update statements set photo_notes = $3,
           images = concat_ws(E'\\n', $2::text, nullif(replace(images, ' t /', ' f /'), '')) where id = $1`,
        [id, packImages(images), notes],
      )
      await transaction.query(
        'insert into statement_photos (statement_id, path) select $1, unnest($2::text[])',
        [id, images.map(({ path }) => path)],
      )
    }
  })
}
