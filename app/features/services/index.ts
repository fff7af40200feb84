/**
 * Paid services. A service is one definition (`definitions/…`): its paths, the key of its packages, the call that begins
 * its order, and its steps made of parts (packages, statements, fields). From it come the landing, the order's steps with
 * their checks and summary, and paying. Its words: `service-landings.{name}`, `services.names.{name}`, and those of its steps,
 * fields and options in `services`; its drawing is in `landing/art/`. It is mounted in `remix.config.js` by
 * `routes/service-landing` and `routes/service-order`, and named in `definitions/all.ts`.
 */

export { AccountServices } from './account/account-services'
export { ActivePackages } from './account/active-packages'
export type { ServiceTile } from './account/loader.server'
export { ServiceTiles } from './account/service-tiles'
export { StatementPromotions } from './account/statement-promotions'
export { StatementServicesDialog } from './account/statement-services-dialog'
export {
  CONTACT_FIELDS,
  type OrderField,
  type OrderStep,
  PLACE_FIELDS,
  type ServiceDefinition,
} from './definition'
export { findServiceByKey, listServicesByName, serviceDefinitions } from './definitions/service-definitions'
export { vipOrderPath } from './definitions/vip'
export { LandingView } from './landing/view'
export { Measurements } from './measurement/measurements'
export { orderPath } from './order/urls'
export { OrderView } from './order/view'
