import { enhanceCalculator } from './calculator'
import { closeAfterSuccess } from './close-after-success'
import { enhanceRequestForm } from './request-form'

enhanceCalculator()
enhanceRequestForm()
closeAfterSuccess()
