import { z } from 'zod'
import type { S3Settings } from '~backend/statement-drafts/photos/s3-storage'
import { httpUrl, type SettingError } from './setting-schemas'

const REQUIRED_VARIABLES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const text = z.string().min(1).optional()

export const photoStorageVariables = {
  S3_URL: httpUrl().optional(),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
}

type PhotoStorageEnvironment = z.output<z.ZodObject<typeof photoStorageVariables>>

/** Requires all settings together, except the URL, which is Amazon's by default. */
export function findPhotoStorageErrors(env: PhotoStorageEnvironment): SettingError[] {
  const isUsed = Object.keys(photoStorageVariables).some((name) => env[name as keyof PhotoStorageEnvironment])
  if (!isUsed) return []
  return REQUIRED_VARIABLES.filter((name) => !env[name]).map((name) => ({
    name,
    message: 'is needed because photos are to be stored by S3',
  }))
}

/** Undefined: photos are stored in the data directory. */
export function toS3Settings(env: PhotoStorageEnvironment): S3Settings | undefined {
  if (!env.S3_BUCKET) return undefined
  return {
    url: env.S3_URL,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}
