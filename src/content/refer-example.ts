import { record as referralExampleDeal } from 'virtual:records/facts/referralExampleDeal'
import { record as referralExampleEarning } from 'virtual:records/facts/referralExampleEarning'
import { record as referralPayment } from 'virtual:records/facts/referralPayment'
import { record as referralShare } from 'virtual:records/facts/referralShare'

const [least = '', most = ''] = referralShare.split(' to ')
const [from = '', to = ''] = referralExampleEarning.replaceAll('Rs ', '').split(' to ')

/** The wedge of the drawing, read from the figures the site states (spec §9). */
export const referralExample = {
  least: Number.parseFloat(least),
  most: Number.parseFloat(most),
  deal: 1, // lakh: Rs 1,00,000
  max: 4, // lakh: where the field ends
} as const

/** What stands around the drawing. */
export const referralLabels = {
  shares: [most, least],
  earnings: [to, from],
  deals: [referralExampleDeal.replace('Rs ', ''), '2,00,000', '3,00,000', '4,00,000'],
  upward: 'you earn, Rs',
  across: 'project value, Rs',
} as const

/** The days a commission takes at most, as marks on the line of steps. */
export const paymentDays = Number.parseInt(referralPayment, 10)
