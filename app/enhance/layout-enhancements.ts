import { closeDropdown } from './dropdown'
import { pollNotificationCount } from './notification-count'
import { rotateBanner } from './rotating-banner'
import { stickHeader } from './sticky-header'

/** What hydrated pages have as well. */
export const layoutEnhancements = {
  dropdown: closeDropdown,
  'notification-count': pollNotificationCount,
  'rotating-banner': rotateBanner,
  'sticky-header': stickHeader,
}
