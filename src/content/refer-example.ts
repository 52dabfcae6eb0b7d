import { record as referralExampleDeal } from 'virtual:records/facts/referralExampleDeal'
import { record as referralExampleEarning } from 'virtual:records/facts/referralExampleEarning'
import { record as referralPayment } from 'virtual:records/facts/referralPayment'
import { record as referralShare } from 'virtual:records/facts/referralShare'

const [least = '', most = ''] = referralShare.split(' to ')
const [from = '', to = ''] = referralExampleEarning.replaceAll('Rs ', '').split(' to ')

/**
 * The numbers of the wedge in the drawing: the shares in percent, and amounts in lakh. The shares are parsed from the
 * facts of the site (`facts.yaml`).
 */
export const referralExample = {
  least: Number.parseFloat(least),
  most: Number.parseFloat(most),
  deal: 1, // lakh: Rs 1,00,000
  max: 4, // lakh: the end of the axis
} as const

/** The labels around the drawing. */
export const referralLabels = {
  shares: [most, least],
  earnings: [to, from],
  deals: [referralExampleDeal.replace('Rs ', ''), '2,00,000', '3,00,000', '4,00,000'],
  upward: 'you earn, Rs',
  across: 'project value, Rs',
} as const

/** The number of business days within which a commission is paid. The line of steps has a mark for each of them. */
export const paymentDays = Number.parseInt(referralPayment, 10)
