export { PATH, type SoughtDeal, soughtDeal } from './wish'
export { WishForm } from './wish-form'
