import type { StopGuestEmails } from '~backend/messages/routes'
import { stopAllFollowedSearches } from '~backend/saved-searches/followed-store'
import { stopWatchByKind } from '~backend/watched-prices/store'

/** Ends the emails of a guest, whichever family the key of the link belongs to. */
export const stopGuestEmails: StopGuestEmails = async (db, token, kind) =>
  (await stopAllFollowedSearches(db, token, kind)) || (await stopWatchByKind(db, token, kind))
