/**
 * Each paid service is one definition, from which its pages and payment follow: see
 * `docs/guides/paid-service.md`.
 */

export { ActivePackages } from './account/active-packages'
export { useOrderAnswers } from './account/order-answers'
export { orderPagePath } from './account/order-urls'
export { ServiceTiles, type ServiceTilesProps } from './account/service-tiles'
export { StatementPromotions } from './account/statement-promotions'
export { StatementServicesDialog } from './account/statement-services-dialog'
export { listServicesByName, serviceDefinitions } from './definitions/service-definitions'
export { vipOrderPath } from './definitions/vip'
export { ServiceLinks } from './landing/service-links'
