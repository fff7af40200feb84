export { listOrderRules } from './rules'
