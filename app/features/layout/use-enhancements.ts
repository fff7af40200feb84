import { useEffect } from 'react'
import { upgradeDialog } from '~/enhance/dialog'
import { closeDropdowns } from '~/enhance/dropdowns'
import { hideHeaderOnScroll } from '~/enhance/hide-header-on-scroll'
import { pollNotifications } from '~/enhance/poll-notifications'

/** Runs the enhancements of plain pages on hydrated ones, which load only Remix's script. */
export function useEnhancements(): void {
  useEffect(() => {
    hideHeaderOnScroll()
    closeDropdowns()
    upgradeDialog()
    pollNotifications()
  }, [])
}
