export { hasPromotedPlaces, listOrderRules } from './rules'
