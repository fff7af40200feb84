export { type CalculatorData, loadCalculator } from './load.server'
