import { announce } from './shared/announce'
import { readData } from './shared/element-data'
import { fetchPart } from './shared/fetch-part'
import { replacePart } from './shared/replace-part'
import { isSignedOut } from './shared/signed-out'
import { waitUntilVisible } from './shared/wait-until-visible'

/** Poll interval, in milliseconds: that of notifications. */
const POLL_MS = 30_000

/** Refreshes a part of the page while the page is visible. Forms outside the part keep their text. */
export default async function refreshPart(part: HTMLElement): Promise<void> {
  for (;;) {
    await waitUntilVisible(POLL_MS)
    if (isSignedOut() || !part.isConnected) return
    const fetched = await fetchPart(part, location.href)
    if (!fetched?.fresh || fetched.fresh.innerHTML === part.innerHTML) continue
    replacePart(part, fetched.fresh)
    announce(readData(part, 'news').news)
  }
}
