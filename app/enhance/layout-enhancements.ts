import { closeDropdown } from './dropdown'
import { enhanceLazily } from './enhance-elements'
import { pollNotificationCount } from './notification-count'
import { rotateBanner } from './rotating-banner'
import { stickHeader } from './sticky-header'

/** What hydrated pages have as well. */
export const layoutEnhancements = {
  dropdown: closeDropdown,
  'notification-count': pollNotificationCount,
  'rotating-banner': rotateBanner,
  'sign-out': enhanceLazily(() => import('./sign-out')),
  'sticky-header': stickHeader,
}
