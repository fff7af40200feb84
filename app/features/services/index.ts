/**
 * Paid services. A service is one definition (`definitions/…`): its paths, the key of its packages, the call that begins
 * its order, and its steps made of parts (packages, statements, fields). From it come the landing, the order's steps with
 * their checks and summary, and paying. Its words: `landings.{name}`, `services.names.{name}`, and those of its steps,
 * fields and options in `services`; its drawing is in `landing/art/`. It is mounted in `remix.config.js` by
 * `routes/service-landing` and `routes/service-order`, and named in `definitions/all.ts`.
 */
export { CONTACT, type Field, PLACE, type ServiceDefinition, type Step } from './definition'
export { definitionOf, definitions, definitionsOf } from './definitions/all'
export { promotionAddress } from './definitions/vip'
export { Landing } from './landing/landing'
export { Measurements } from './measure/measurements'
export { choiceAddress } from './order/choice'
export { OrderView } from './order/view'
export { ActivePackages } from './own/active-packages'
export type { ServiceTile } from './own/load.server'
export { OwnServices } from './own/own-services'
export { ProfileServicesDialog } from './own/profile-services'
export { Promotions } from './own/promotions'
export { ServiceTiles } from './own/tiles'
