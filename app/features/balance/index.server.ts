export { cardsAction } from './cards/action.server'
export { loadDeleteCard, parseCardToDelete } from './cards/delete-card.server'
export { loadReceipt } from './history/receipt.server'
export { startPayment } from './payment-method/pay.server'
export {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  toOutcomeRedirect,
} from './payment-outcome.server'
export { loadPaymentResult } from './result/loader.server'
export { topUpAction } from './top-up/action.server'
export { loadTopUp } from './top-up/loader.server'
