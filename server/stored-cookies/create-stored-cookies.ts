import { join } from 'node:path'
import type { Signer } from '~/session/signer.server'
import type { Backend } from '~backend/main'
import type { Settings } from '../settings/settings'
import type { SharedLimits } from '../shared-limits/create-shared-limits'
import { createFileCookieStore } from './file-cookie-store'
import { StoredCookies } from './stored-cookies'

interface StoredCookiesParts {
  settings: Pick<Settings, 'dataDir'>
  backend: Pick<Backend, 'cookieStore'> | undefined
  sharedLimits: Pick<SharedLimits, 'cookieStore'> | undefined
  signer: Signer
  log: { warn(details: object, message: string): void }
}

/** Uses our own database if there is one, then Redis, then a folder. */
export function createStoredCookies({
  settings,
  backend,
  sharedLimits,
  signer,
  log,
}: StoredCookiesParts): StoredCookies {
  const folder = join(settings.dataDir, 'stored-cookies')
  const store = backend?.cookieStore ?? sharedLimits?.cookieStore ?? createFileCookieStore(folder)
  return new StoredCookies({ store, signer, log })
}
