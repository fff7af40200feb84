import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type pg from 'pg'
import sharp from 'sharp'
import type { Db } from '../../db/pool'
import { withTransaction } from '../../db/transaction'
import { invalid } from '../../http/errors'
import { takeTurn } from '../../visitors/turns'

export const PICTURE_KINDS = ['photo', 'cover'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const MOST_PICTURE_BYTES = 6_000_000
/** Side by side 7,000 × 7,000: a small file may unfold to more than memory holds. */
const MOST_PIXELS = 49_000_000
const FORMATS = ['jpeg', 'png', 'webp']
/** Widths by the endings of the contract; a picture is four by three. */
const SIZES = { '': 1_200, _thumb: 480, _blur: 24 } as const
const HOURS_UNUSED = 24

/** Where a picture stands below the site's root, without its ending. */
export const uploadedPath = (token: string) => `/pictures/own/${token}`

/** The files of people's pictures. Mount at `/pictures/own`. */
export function uploadedFiles(folder: string): Router {
  return express
    .Router()
    .use(express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' }))
}

type Sent = { userId: number; kind: PictureKind; bytes: Buffer; isLogo: boolean }

/**
 * Keeps a picture: drawn anew from its pixels, so that nothing but the picture is kept, not even where it was taken.
 *
 * @returns the token by which the profile takes it
 * @throws ApiError 422 for what is no picture, or 429 when there are too many
 */
export async function keepPicture(
  pool: pg.Pool,
  folder: string,
  { userId, kind, bytes, isLogo }: Sent,
): Promise<string> {
  const files = await drawn(bytes, isLogo)
  const token = randomUUID()
  await mkdir(folder, { recursive: true })
  // The files first: a token always has them.
  await Promise.all(files.map(([ending, file]) => writeFile(join(folder, `${token}${ending}.webp`), file)))
  await withTransaction(pool, async (transaction) => {
    await takeTurn(transaction, 'picture', `user ${userId}`)
    await transaction.query('insert into uploaded_pictures (token, user_id, kind) values ($1, $2, $3)', [
      token,
      userId,
      kind,
    ])
  }).catch(async (error: unknown) => {
    await removeFiles(folder, [token])
    throw error
  })
  await forgetUnused(pool, folder, userId)
  return token
}

/** A logo is shown whole, on white; anything else fills the frame. */
async function drawn(bytes: Buffer, isLogo: boolean): Promise<[ending: string, file: Buffer][]> {
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    const { format } = await open().metadata()
    if (!FORMATS.includes(format ?? '')) throw new Error('another format')
    return await Promise.all(
      Object.entries(SIZES).map(async ([ending, width]): Promise<[string, Buffer]> => {
        const size = { width, height: (width * 3) / 4 }
        const picture = open()
          .rotate()
          .resize(isLogo ? { ...size, fit: 'contain', background: 'white' } : { ...size, fit: 'cover' })
          .flatten({ background: 'white' })
        return [ending, await picture.webp({ quality: 82 }).toBuffer()]
      }),
    )
  } catch {
    throw invalid([{ field: 'picture', message: 'The picture field must be a JPEG, PNG or WebP picture.' }])
  }
}

/** Pictures of a user that were sent for a form that was never finished. */
async function forgetUnused(db: Db, folder: string, userId: number): Promise<void> {
  const { rows } = await db.query<{ token: string }>(
    `delete from uploaded_pictures p using users u
     where p.user_id = $1 and u.id = p.user_id and p.created_at < now() - make_interval(hours => $2)
       and '/pictures/own/' || p.token not in (coalesce(u.logo, ''), coalesce(u.avatar, ''), coalesce(u.cover, ''))
     returning p.token`,
    [userId, HOURS_UNUSED],
  )
  await removeFiles(
    folder,
    rows.map(({ token }) => token),
  )
}

async function removeFiles(folder: string, tokens: readonly string[]): Promise<void> {
  const files = tokens.flatMap((token) => Object.keys(SIZES).map((ending) => `${token}${ending}.webp`))
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })))
}
