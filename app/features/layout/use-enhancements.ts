import { useEffect } from 'react'
import { upgradeDialog } from '~/enhance/dialog'
import { closeDropdowns } from '~/enhance/dropdowns'
import { hideHeaderOnScroll } from '~/enhance/hide-header-on-scroll'
import { pollNotifications } from '~/enhance/poll-notifications'

/** What the small module does for plain pages, for hydrated ones: these run no other script than Remix's. */
export function useEnhancements(): void {
  useEffect(() => {
    hideHeaderOnScroll()
    closeDropdowns()
    upgradeDialog()
    pollNotifications()
  }, [])
}
