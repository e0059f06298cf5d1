import { type ConversationMaterial, parseThreads } from './threads.ts';

/** `>` is the account, `<` the other member. */
export const THREADS_EN: ConversationMaterial = {
  openings: parseThreads(`
> Hi! Your profile made me laugh, especially the bit about the houseplants. How is your week going?
< Hello you! It is going better now. The plants send their regards, apart from the fern, who is no longer with us.
> My condolences to the fern. Was it sudden?
< It had been ignored for weeks, so technically no 😅

< Hey, I saw that you bake. Is that real or a clever trick to get messages?
> Bit of both! Yesterday it was cinnamon buns. What would have worked on you?
< Cinnamon buns, to be honest.
> Then my plan is coming together.

> Good evening! I never know how to start these, so: what was the best part of your day?
< I like that as a start. The best part was a stranger holding the train door for me. You?
> A client paid on time. Low standards, high joy.
< Ha! That beats mine.
`),
  threads: parseThreads(`
< Did you get home all right in that rain?
> Soaked to the socks, but yes. The bus driver took pity on me and waited.
< People are better than their reputation.
> Some of them even reply to messages 😉
< I deserved that one.

> What are you cooking tonight?
< I was going to say something impressive, but it is {food}.
> There is nothing wrong with {food}! I had it twice last week.
< Twice? Now I feel less alone.
> With enough pepper it is practically a restaurant.

< I have a very serious question. Tea before or after the milk?
> Tea first. I am not a monster.
< Good. We can continue.
> What would have happened otherwise?
< A long silence and then a leaflet.

> I finally watched {film}, as you told me to.
< And? I have been waiting for this report.
> The first half is perfect. The ending made me shout at the wall.
< Everybody shouts at the wall! That is how you know it is good.
> My neighbour would like a word with you.

< I am on a train and there is a {animal} in the next seat.
> With a ticket?
< With a better ticket than mine, apparently. It has a window.
> Please send it my best wishes.
< It yawned. I think that means thank you.

> Do you have any plans for {day}?
< Nothing that could not be thrown over for a better offer.
> There is a little market in {place}. Cheese, old books, terrible jazz.
< You had me at cheese.
> Not at the jazz?
< We will see how terrible.

< My sister asked who I am smiling at my phone for.
> And what did you say?
< That it was the weather forecast.
> I have been called worse.
< She did not believe me for a second.

> I walked past {place} this morning and thought of what you said.
< About the ducks or about moving to the country?
> Both. The ducks looked smug.
< They always do. They have no rent to pay.
> That would explain a lot.

< Tell me something you have never told anybody on here.
> I was once thrown out of a library for laughing.
< At what?
> A dictionary. I was eleven. It had an entry that said see overleaf, and there was no overleaf.
< That is the best thing I have read this week.

> How did the interview go?
< I think well? They laughed twice, and once it was on purpose.
> That is a very good ratio. When will you know?
< By {day}. I will be unbearable until then.
> Be unbearable here, I have time.
< Careful, I will take you up on that.

< Do you ever get the feeling that the week has two Mondays?
> This one had three. I counted.
< What got you through?
> A playlist, a nap and the thought of {food}.
< That is a fine list of medicines.

> Your turn: mountains or sea?
< Sea, but with mountains to look at. Is that cheating?
> A little. I will allow it.
< And you?
> Wherever there is a bench and somebody to share the flask with.
< Oh, that is a good answer. Annoyingly good.

< I tried your recipe.
> Which one? And is the kitchen still standing?
< The soup. The kitchen is fine, the pan is not.
> You have to stir it, that is the secret.
< Nobody mentioned stirring!
> It is implied by the spoon.

> I am reading the book you recommended. Page ninety and I am worried about everyone.
< Keep going. It gets worse and then it gets beautiful.
> Do not tell me about the dog.
< I was not going to tell you about the dog.
> So there is something about the dog!

< Are you a morning person? Be honest, this matters.
> I am a ten o'clock person. Before that I am furniture.
< I sing in the shower at six.
> We will need a house with two floors.
< Three, if you ask my neighbours.

> What did you think of the photo I sent?
< The hat is a bold choice.
> The hat was a present.
< From an enemy?
> From my mother!
< It suits you very, very well 😇

< I had a bit of a rough day, to be honest.
> I am sorry. Do you want to talk about it or about something silly?
< Silly first, please.
> Today I greeted a mannequin. In a shop. I asked it where the towels were.
< Thank you. That helped. And did it answer?
> Better than most. How are you feeling now?
< Lighter. You have a gift.

> Which song have you had in your head all week?
< The one from the washing-up advert. I am not proud.
> Now I have it too. I hope that you are satisfied.
< Shared suffering is half the suffering.
> That is not how the saying goes at all.

< Do you believe in second chances?
> For people, yes. For avocados, no.
< I meant it seriously, though I like the answer.
> Then seriously: yes, if somebody says sorry and means it.
< Same. Life is too short for the other way.

> The weather says sun on {day}. I do not trust it, but I have bought sun cream.
< An optimist! How rare.
> Somebody has to be. Shall we say a walk, and a plan B with cake?
< Can we start with plan B?
> I knew that I liked you.

< What is the strangest job you ever had?
> I was a potato for a supermarket. With a costume.
< A potato!
> Two days, very warm, excellent pay. You?
< I wrote horoscopes. I made up everything, and people sent thank-you letters.
> Then you knew the potato was coming.

> My nephew has asked me to explain the moon. I lasted forty seconds.
< What came after forty seconds?
> But why is it following us?
< A fair question. I would have said it likes us.
> I am stealing that.

< I bought tickets for a thing in {place}, and now my friend cannot come.
> That sounds like a problem with a solution.
< It is a brass band that plays pop songs. I feel I should warn you.
> I played the trombone for one term. I am the target audience.
< You are joking.
> I am very rarely joking about the trombone.

> Do you prefer calls or messages?
< Messages, until I know that I like a voice. Then calls.
> And how does one find out about the voice?
< One asks nicely, on an evening when I have had {food} and am in a good mood.
> I shall watch the signs.

< I just found out that {animal}s can recognise faces.
> I cannot always do that with people.
< Maybe you should spend more time with a {animal}.
> That is the nicest way anybody has told me to go away.
< Never! Stay.

> What would you do with a completely free month?
< Sleep for three days, then take a slow train with a fast book.
> Where to?
< South, until somebody sells me a peach on the platform.
> Room for one more on that train?
< If the one brings sandwiches.

< Quick, I need a name for a boat.
> You have a boat?
< My uncle does. It is more of a bathtub with ambitions.
> Unsinkable Too.
< He says you may come aboard any time.

> I have been thinking about what you wrote yesterday.
< Uh-oh. Which part?
> That it gets easier to be alone and harder to be lonely. I keep turning it over.
< I had not noticed that I said something clever. It is true, though.
> It is. Thank you for it.

< Confession: I have told my colleagues about you.
> All good, I hope.
< I said you are funny and that you spell well. They approve.
> Spelling, the foundation of everything.
< You would not believe what else is out there.

> Is it too early to say that I look forward to your messages?
< It might be, but I looked forward to this one.
> Then we are even.
< For now. I intend to win.
`),
  nudges: [
    'Are you still up?',
    'I forgot to say: thank you for last night, I laughed a lot.',
    'So, what do you say to {day}?',
    'Also, I found a place that does {food}. Just saying.',
    'No hurry with the answer, I only wanted to say good morning ☀️',
    'My sister says hello. She does not know you, but she says hello.',
    'I have just seen a {animal} in the park and thought you should know.',
    'Call me old-fashioned, but I would like to hear your voice some time.',
  ],
  slots: {
    food: ['beans on toast', 'lentil curry', 'leek soup', 'a cheese sandwich', 'mushroom pasta', 'fish pie'],
    film: ['Paddington 2', 'Local Hero', 'The Apartment', 'Arrival', 'Amélie', 'Some Like It Hot'],
    animal: ['whippet', 'parrot', 'goose', 'tortoise', 'crow', 'ferret'],
    day: ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Wednesday'],
    place: ['the harbour', 'the old station', 'the botanical garden', 'the canal', 'Clifton', 'the town hall'],
  },
};
