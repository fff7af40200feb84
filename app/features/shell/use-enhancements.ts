import { useEffect } from 'react'
import { upgradeDialog } from '../../enhance/dialog'
import { hideHeaderOnScroll } from '../../enhance/header'
import { closeMenus } from '../../enhance/menus'
import { countNews } from '../../enhance/notifications'

/** What the small module does for plain pages, for hydrated ones: these run no other script than Remix's. */
export function useEnhancements(): void {
  useEffect(() => {
    hideHeaderOnScroll()
    closeMenus()
    upgradeDialog()
    countNews()
  }, [])
}
