/**
 * Paid services. Each is one definition in `definitions/`, from which its landing, the steps of its order, their checks,
 * the summary and the payment follow. `docs/adding-a-paid-service.md` tells what else a new one needs.
 */

export { AccountServices } from './account/account-services'
export { ActivePackages } from './account/active-packages'
export { ServiceTiles } from './account/service-tiles'
export { StatementPromotions } from './account/statement-promotions'
export { StatementServicesDialog } from './account/statement-services-dialog'
export { listServicesByName, serviceDefinitions } from './definitions/service-definitions'
export { vipOrderPath } from './definitions/vip'
export { LandingView } from './landing/view'
export { Measurements } from './measurement/measurements'
export { OrderView } from './order/view'
