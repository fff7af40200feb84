import { closeDropdown } from './dropdown'
import { pollNotificationCount } from './notification-count'
import { stickHeader } from './sticky-header'

/** What hydrated pages have as well. */
export const layoutEnhancements = {
  dropdown: closeDropdown,
  'notification-count': pollNotificationCount,
  'sticky-header': stickHeader,
}
