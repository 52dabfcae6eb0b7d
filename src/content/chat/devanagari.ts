import { config } from '#content/config.ts'

/** The sentence that follows the fallback if the chat does not understand a message in Devanagari. */
export const unansweredInHindi = `इसका उत्तर यहाँ नहीं मिला। कृपया ${config.phone.replaceAll(' ', '\u00A0')} पर फ़ोन कीजिए।`

/** Words in Devanagari. Each string begins with the name of a thesaurus group, and lists the words of this group. */
export const devanagariForms: readonly string[] = [
  'website, वेबसाइट, साइट, वेब साइट, वेब',
  'shop, दुकान, स्टोर, ईकॉमर्स',
  'app, ऐप, एप, एप्लिकेशन',
  'seo, एसईओ, एस ई ओ, गूगल, गूगल पर',
  'hosting, होस्टिंग, सर्वर',
  'domain, डोमेन',
  'design, डिज़ाइन, डिजाइन',
  'wordpress, वर्डप्रेस',
  'chatbot, चैटबॉट',
  'ai, एआई, ए आई',
  'agent, एजेंट',
  'crm, सीआरएम',
  'attendance, हाज़िरी, हाजिरी, उपस्थिति',
  'training, ट्रेनिंग, प्रशिक्षण, कोर्स, सीखना, पढ़ाई, क्लास',
  'job, नौकरी, जॉब, काम चाहिए, भर्ती, रोजगार',
  'salary, वेतन, तनख्वाह, सैलरी',
  'refer, रेफर, रेफ़र',
  'commission, कमीशन',
  'price, कीमत, दाम, कितना पैसा, कितने पैसे, कितने का, कितने की, कितना खर्च, खर्च, खर्चा, फीस, फ़ीस, रेट, लागत, मूल्य, चार्ज',
  'free, मुफ्त, मुफ़्त, फ्री, निशुल्क',
  'discount, छूट, डिस्काउंट',
  'guarantee, गारंटी',
  'refund, रिफंड, पैसे वापस, पैसा वापस',
  'duration, कितना समय, कितने दिन, कितना टाइम, कितने महीने, कितने हफ्ते',
  'monthly, महीना, महीने, मासिक, हर महीने',
  'hours, खुलने का समय, ऑफिस का समय',
  'phone, फ़ोन, फोन, फ़ोन नंबर, नंबर',
  'email, ईमेल, ई मेल',
  'contact, संपर्क, बात करनी, बात करना, बात करें',
  'meeting, मीटिंग, बैठक',
  'location, पता, ऑफिस, कार्यालय, दफ्तर',
  'whatsapp, व्हाट्सएप, व्हाट्सऐप',
  'project, प्रोजेक्ट',
  'service, सेवा, सेवाएं, सर्विस',
  'language, भाषा, हिंदी, हिन्दी',
  'payment, भुगतान, पेमेंट',
  'build, बनाना, बनवाना, बनाते, बनवानी, बनाने, बना, बनवाना है, बनानी',
  'start, शुरू, शुरु, शुरुआत',
  'wrongdoing, कैसीनो, जुआ, सट्टा, हैक, हैकिंग',
  'fake, फर्जी, फ़र्जी, नकली',
  'when, कब',
  'where, कहाँ, कहां',
  'who, कौन',
  'how, कैसे',
  'why, क्यों',
  'hello, नमस्ते, नमस्कार, हेलो',
  'thanks, धन्यवाद, शुक्रिया',
]

/** Function words in Devanagari. */
export const devanagariFunctionWords = `
  का के की को से में पर और या है हैं हूँ हूं हो था थी थे क्या आप हम मैं मुझे मेरा मेरी मेरे हमारा हमारी हमें आपका आपकी आपके आपको
  यह ये वह वो इस उस एक कुछ कोई भी ही तो कर करना करते करें करवाना होगा होगी होता होती लगेगा लगता लगेगी चाहिए चाहता चाहती
  जी सर मैडम कृपया बताइए बताओ बताएं बताइये के लिए लिए वाला वाली कितना कितनी कितने मिलेगा मिलेगी मिल सकता सकते सकती रहा रहे रही`
