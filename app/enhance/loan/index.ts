import { enhanceCalculator } from './calculator'
import { closeAfterSuccess } from './close-after-success'
import { enhanceRequestForm } from './request-form'

// Fetched by pages that show the mortgage, and by no other.
enhanceCalculator()
enhanceRequestForm()
closeAfterSuccess()
