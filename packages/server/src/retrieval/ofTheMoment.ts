import { normalise } from './normalise.ts';

/** When: the moment of asking, which no document knows. */
const NOW =
  '今天|今日|明天|明日|后天|昨天|现在|此刻|目前|这会儿?|今晚|今早|today|tomorrow|tonight|now|right now|currently';
/** What only the moment itself tells: the weather, the time, the date. */
const MOMENTARY =
  '天气|气温|温度|下雨|下雪|刮风|星期几|周几|礼拜几|几号|几月|几点钟?|几时|什么时间|什么日子|日期|时间|weather|temperature|rain(?:ing|y)?|snow(?:ing)?|time|date|day';
/** What holds such a question together. */
const AROUND =
  "的|了|吗|呢|啊|呀|吧|会不会|会|是不是|是|要|怎么样|怎样|如何|好|多少|什么|请问|外面|里|what(?:[’']s)?|how(?:[’']s)?|is|it|the|will|going to|be|like|of|outside|which|and|in";

const WHOLE = new RegExp(String.raw`^(?:${NOW}|${MOMENTARY}|${AROUND}|[\s\p{P}])+$`, 'iu');
const ASKS_NOW = new RegExp(NOW, 'i');
const ASKS_MOMENT = new RegExp(MOMENTARY, 'i');

/**
 * Whether a question asks for nothing but the weather, the time or the date of the moment (今天天气怎么样): its words
 * stand in many documents, none of which answers it. 今天几点开门 names a thing and is an ordinary question.
 */
export function isOfTheMoment(question: string): boolean {
  const plain = normalise(question);
  return WHOLE.test(plain) && ASKS_NOW.test(plain) && ASKS_MOMENT.test(plain);
}
