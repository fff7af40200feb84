export { addToWishlist, lead, login, pageView, phoneShown } from './happenings'
export { mortgagePrice } from './mortgage'
export { balanceFilled, beginCheckout, type Ordered, purchase, viewService } from './services'
export { viewStatement, viewStatements } from './statements'
